#!/bin/sh
# Prints the tag of an image of this clone: the version and the commit, such as 0.1.0-b96a24d4.
set -eu
cd "$(dirname "$0")/../.."
version="$(sed -n 's/^  "version": "\(.*\)",$/\1/p' apps/server/package.json)"
echo "$version-$(git rev-parse HEAD | cut -c 1-8)"
