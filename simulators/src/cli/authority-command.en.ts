export const EN = {
  usage: `npm run authority -- <command>

  down                            no one can reach the authority
  up                              it answers again
  status                          what it has received, and the faults waiting
  slow <milliseconds>             the next request is answered late
  timeout                         the next request is never answered
  drop                            the next bill is kept, but its answer is lost
  html503                         the next request gets a web page instead of an answer
  error <id>                      the next request gets this error, such as JW00B999100E or 100
  skew <minutes>                  the next answer is stamped that far from the true time
  revoke <device number|server>   ends a certificate
  activation <code> <minutes>     an authorization code becomes known only then (0: at once)
  age <days>                      certificates are issued as if that many days ago (they last 1826)
  strict on|off                   whether failed verifications are answered with an error
  clear                           no fault waits any more

  --times <n|always>              for faults: how many requests (default: once)
  --request <kind>                certificats, utilisateur, transaction or document only
  --device <device number>        requests of one device only
  --lang fr|en`,
  nothingRuns: (dataDir: string) => `Nothing runs here (no usable ${dataDir}/running.json): start it with npm start.`,
  unreachable: (url: string) => `The simulated authority does not answer at ${url}: start it with npm start.`,
  badCommand: (text: string) => `This command is not understood: ${text} (see npm run authority -- help).`,
  noCertificate: 'There is no live certificate of that device or server.',
  refused: (fields: string) => `The simulated authority does not accept this: ${fields}.`,
  down: 'The authority is now unreachable.',
  up: 'The authority answers again.',
  cleared: 'No fault waits any more.',
  strict: (on: boolean): string =>
    on ? 'Failed verifications are answered with an error.' : 'Failed verifications are only recorded.',
  revoked: (count: number) => (count === 1 ? 'One certificate was revoked.' : `${count} certificates were revoked.`),
  activation: (code: string, minutes: number) =>
    minutes === 0 ? `Code ${code} is known now.` : `Code ${code} becomes known in ${minutes} min.`,
  age: (days: number) =>
    days === 0 ? 'Certificates are issued as of today.' : `Certificates are issued as of ${days} days ago.`,
  fault: (name: string, times: string) => `Waiting: ${name}, ${times}.`,
  times: (remaining: number | null) => {
    if (remaining === null) return 'always';
    return remaining === 1 ? 'once' : `${remaining} times`;
  },
  modeUp: 'The authority answers.',
  modeDown: 'The authority is unreachable.',
  counters: {
    transactions: 'bills received',
    resends: 'sent again',
    lots: 'batches',
    documents: 'documents',
    refused: 'requests refused',
    openDiagnostics: 'open diagnostics',
    certificates: 'certificates issued',
    requests: 'requests since start',
  },
  faults: 'Faults waiting:',
};

export type CommandTexts = typeof EN;
