#!/bin/sh
# Makes a backup, and then removes those that are older than a number of days. It removes nothing if the backup fails.
#   backup.sh <folder> <days> <the command mijn>
set -eu
folder="$1"
days="$2"
shift 2
"$@" backup "$folder/mijn-$(date -u +%Y-%m-%dT%H%M%SZ).tar"
find "$folder" -maxdepth 1 -type f -name 'mijn-*.tar' -mtime "+$days" -delete
