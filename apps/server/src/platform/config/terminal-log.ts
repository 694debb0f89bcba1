/** The options of pino-pretty for a person at a terminal: each call is one short line. */
export const terminalLog = {
  singleLine: true,
  translateTime: 'HH:MM:ss',
  ignore: 'pid,hostname,method,route,status,ms,user,session,reqId',
  messageFormat: '{msg}{if method}: {method} {route} {status} in {ms} ms{end}',
} as const;
