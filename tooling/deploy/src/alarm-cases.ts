export interface Case {
  what: string;
  /** The series with their values every 30 seconds, in the notation of promtool. */
  series: Readonly<Record<string, string>>;
  /** When the alarm is looked at. */
  at: string;
  /** The labels of each alert that fires, besides the severity. None for a case in which the alarm is silent. */
  alerts?: readonly Readonly<Record<string, string>>[];
}

const up = (a: string, b: string) => ({
  'up{job="mijn",instance="a"}': a,
  'up{job="mijn",instance="b"}': b,
});

/** The counter of both servers: what one of them refuses, and what both answer. */
const refusals = (status: string, ofA: string, answered = '0+11x40') => ({
  [`mijn_responses_total{instance="a",status="${status}"}`]: ofA,
  'mijn_responses_total{instance="a",status="2xx"}': answered,
  [`mijn_responses_total{instance="b",status="${status}"}`]: '0x40',
  'mijn_responses_total{instance="b",status="2xx"}': '0+11x40',
});

const calls = (slow: string) => ({
  'mijn_http_request_duration_seconds_bucket{le="1"}': slow,
  'mijn_http_request_duration_seconds_bucket{le="2.5"}': '0+100x60',
  'mijn_http_request_duration_seconds_bucket{le="+Inf"}': '0+100x60',
});

const fired = [{}];

/** For each alarm what it is for, and what is like that and no reason for an alarm. */
export const cases: Readonly<Record<string, readonly Case[]>> = {
  MijnServerDown: [
    {
      what: 'one of two servers is away',
      series: up('1x20', '0x20'),
      at: '3m',
      alerts: [{ job: 'mijn', instance: 'b' }],
    },
    { what: 'no server is known', series: { up: '1x20' }, at: '3m', alerts: [{ job: 'mijn' }] },
    { what: 'a server restarts within a minute', series: up('1x20', '1 1 0 0 1x20'), at: '4m' },
  ],
  MijnDatabaseAway: [
    {
      what: 'no server reaches the database',
      series: { 'mijn_database_up{instance="a"}': '0x20', 'mijn_database_up{instance="b"}': '0x20' },
      at: '3m',
      alerts: fired,
    },
    {
      what: 'one server reaches it',
      series: { 'mijn_database_up{instance="a"}': '0x20', 'mijn_database_up{instance="b"}': '1x20' },
      at: '3m',
    },
  ],
  MijnBackupLate: [
    {
      what: 'no backup was made for forty hours',
      series: { mijn_last_backup_time_seconds: '0x4800' },
      at: '40h',
      alerts: fired,
    },
    {
      what: 'the last backup was made thirty hours ago',
      series: { mijn_last_backup_time_seconds: '36000x4800' },
      at: '40h',
    },
  ],
  MijnErrors: [
    { what: 'one server fails now and then', series: refusals('500', '0+1x40'), at: '15m', alerts: fired },
    { what: 'one call has failed', series: refusals('500', '0 1x40', '0+110x40'), at: '15m' },
  ],
  MijnRefusals: [
    {
      what: 'one of two servers refuses ten of eleven calls',
      series: refusals('503', '0+10x40', '0+1x40'),
      at: '5m',
      alerts: [{ instance: 'a' }],
    },
    {
      what: 'the calls are refused for maintenance',
      series: {
        ...refusals('503', '0+10x40', '0+1x40'),
        'mijn_maintenance{instance="a"}': '1x40',
        'mijn_maintenance{instance="b"}': '1x40',
      },
      at: '10m',
    },
    { what: 'a few calls were refused', series: refusals('503', '0 2x40', '0+11x40'), at: '5m' },
  ],
  MijnSlow: [
    { what: 'one call in ten takes two seconds', series: calls('0+90x60'), at: '20m', alerts: fired },
    { what: 'one call in fifty takes two seconds', series: calls('0+98x60'), at: '20m' },
  ],
  MijnPoolExhausted: [
    {
      what: 'queries wait all the time',
      series: { 'mijn_pool_waiting{instance="a"}': '3x40' },
      at: '15m',
      alerts: [{ instance: 'a' }],
    },
    { what: 'queries wait in turns', series: { mijn_pool_waiting: '3 0 3 0 3 0 3 0 3 0 3 0x40' }, at: '15m' },
  ],
  MijnBusy: [
    {
      what: 'a server is late by half a second',
      series: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.5x40' },
      at: '15m',
      alerts: [{ instance: 'a' }],
    },
    {
      what: 'it was late for a moment',
      series: { nodejs_eventloop_lag_p99_seconds: '0.5x4 0.01x40' },
      at: '15m',
    },
  ],
  MijnWorkLate: [
    {
      what: 'both servers see a job that is not taken',
      series: {
        'mijn_oldest_due_job_seconds{instance="a",kind="send_mail"}': '900+30x40',
        'mijn_oldest_due_job_seconds{instance="b",kind="send_mail"}': '900+30x40',
      },
      at: '10m',
      alerts: [{ kind: 'send_mail' }],
    },
    {
      what: 'a job waits some minutes',
      series: { 'mijn_oldest_due_job_seconds{kind="x"}': '300x40' },
      at: '10m',
    },
  ],
  MijnWorkGivenUp: [
    {
      what: 'a job failed for the last time',
      series: { 'mijn_job_attempts_total{kind="read_file",outcome="failed"}': '0 0 1x20' },
      at: '5m',
      alerts: [{ kind: 'read_file' }],
    },
    {
      what: 'a job is tried again',
      series: {
        'mijn_job_attempts_total{kind="read_file",outcome="failed"}': '0x20',
        'mijn_job_attempts_total{kind="read_file",outcome="retry"}': '0+1x20',
      },
      at: '5m',
    },
  ],
  MijnMailLate: [
    {
      what: 'a mail waits',
      series: { mijn_oldest_waiting_mail_seconds: '900+30x40' },
      at: '10m',
      alerts: fired,
    },
    { what: 'mails leave', series: { mijn_oldest_waiting_mail_seconds: '20x40' }, at: '10m' },
  ],
  MijnMailGivenUp: [
    {
      what: 'a mail was refused for the last time',
      series: { 'mijn_mails_total{outcome="failed"}': '0 0 1x20' },
      at: '5m',
      alerts: fired,
    },
    { what: 'mails are sent', series: { 'mijn_mails_total{outcome="sent"}': '0+1x20' }, at: '5m' },
  ],
  MijnStoreFull: [
    {
      what: 'the first call finds no room',
      series: { 'mijn_responses_total{instance="a",status="507"}': '0x4 1x40' },
      at: '3m',
      alerts: [{ instance: 'a', status: '507' }],
    },
    {
      what: 'a call finds no room right after a restart of a server with more of them before',
      series: { 'mijn_responses_total{instance="a",status="507"}': '0 9x60 0 1x40' },
      at: '31m30s',
      alerts: [{ instance: 'a', status: '507' }],
    },
    {
      what: 'a new server finds no room before it is looked at',
      series: { 'mijn_responses_total{instance="a",status="507"}': '_x4 1x40' },
      at: '3m',
      alerts: [{ instance: 'a', status: '507' }],
    },
    {
      what: 'there is room again for a quarter of an hour',
      series: { 'mijn_responses_total{instance="a",status="507"}': '0 9x80' },
      at: '20m',
    },
    {
      what: 'a server restarts that had no room an hour ago',
      series: { 'mijn_responses_total{instance="a",status="507"}': '0 9x120 0x40' },
      at: '65m',
    },
  ],
  MijnSpaceLow: [
    {
      what: 'less than a gigabyte is left',
      series: {
        'mijn_data_folder_free_bytes{instance="a"}': '9e8x60',
        'mijn_data_folder_bytes{instance="a"}': '1e11x60',
      },
      at: '15m',
      alerts: [{ instance: 'a' }],
    },
    {
      what: 'the disk is full within a day',
      series: {
        'mijn_data_folder_free_bytes{instance="a"}': '4e10-2e7x800',
        'mijn_data_folder_bytes{instance="a"}': '1e11x800',
      },
      at: '6h',
      alerts: [{ instance: 'a' }],
    },
    {
      what: 'there is room, and little is added',
      series: {
        'mijn_data_folder_free_bytes{instance="a"}': '4e10-1e5x800',
        'mijn_data_folder_bytes{instance="a"}': '1e11x800',
      },
      at: '6h',
    },
  ],
  MijnFilesDamaged: [
    {
      what: 'a damaged file was asked for once',
      series: { 'mijn_damaged_files_total{instance="a"}': '0x40 1x40' },
      at: '30m',
      alerts: [{ instance: 'a' }],
    },
    {
      what: 'a damaged file was asked for hours ago',
      series: { 'mijn_damaged_files_total{instance="a"}': '0 1x400' },
      at: '3h',
    },
    { what: 'no file is damaged', series: { 'mijn_damaged_files_total{instance="a"}': '0x40' }, at: '15m' },
  ],
  MijnStoreAway: [
    {
      what: 'one server gets no answer',
      series: { 'mijn_store_up{instance="a"}': '0x20', 'mijn_store_up{instance="b"}': '1x20' },
      at: '3m',
      alerts: fired,
    },
    { what: 'it answers', series: { mijn_store_up: '1x20' }, at: '3m' },
  ],
  MijnScannerAway: [
    {
      what: 'one server gets no answer',
      series: { 'mijn_scanner_up{instance="a"}': '0x20', 'mijn_scanner_up{instance="b"}': '1x20' },
      at: '4m',
      alerts: fired,
    },
    { what: 'it answers', series: { mijn_scanner_up: '1x20' }, at: '4m' },
  ],
  MijnReplicaAway: [
    { what: 'the replica is away', series: { mijn_replica_up: '0x40' }, at: '10m', alerts: fired },
    {
      what: 'the replica is behind',
      series: { mijn_replica_up: '1x40', mijn_replica_lag_seconds: '60x40' },
      at: '10m',
      alerts: fired,
    },
    {
      what: 'the replica follows',
      series: { mijn_replica_up: '1x40', mijn_replica_lag_seconds: '1x40' },
      at: '10m',
    },
  ],
  MijnPagesNotDrawn: [
    {
      what: 'one page in five is left to the browser',
      series: {
        'mijn_pages_total{outcome="browser"}': '0+1x120',
        'mijn_pages_total{outcome="drawn"}': '0+4x120',
      },
      at: '40m',
      alerts: fired,
    },
    {
      what: 'one page in fifty is',
      series: {
        'mijn_pages_total{outcome="browser"}': '0+1x120',
        'mijn_pages_total{outcome="drawn"}': '0+49x120',
      },
      at: '40m',
    },
  ],
  MijnVersionsDiffer: [
    {
      what: 'two versions run for more than an hour',
      series: {
        'mijn_info{instance="a",version="1"}': '1x200',
        'mijn_info{instance="b",version="2"}': '1x200',
      },
      at: '70m',
      alerts: fired,
    },
    {
      what: 'a rolling upgrade takes ten minutes',
      series: {
        'mijn_info{instance="a",version="1"}': '1x20 _x180',
        'mijn_info{instance="a",version="2"}': '_x20 1x180',
        'mijn_info{instance="b",version="1"}': '1x40 _x160',
        'mijn_info{instance="b",version="2"}': '_x40 1x160',
      },
      at: '70m',
    },
  ],
};
