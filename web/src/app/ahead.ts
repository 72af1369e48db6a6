/**
 * API calls to prefetch per path, for a merchant's owner at an address without search parameters; as screen-data.ts makes them. The
 * page asks while its scripts are on their way (web/public/first-frame.js).
 */
export const AHEAD: Readonly<Partial<Record<string, readonly string[]>>> = {
  '/dashboard': [
    '/registration-progress',
    '/transmission-health',
    '/devices',
    '/subscription',
    '/logs?limit=100',
    '/tax-check',
    '/Data/ReleaseNotes',
    '/release-notes-seen',
  ],
  '/sales': ['/bills', '/bills/summary'],
  '/sales/transmission': ['/transmissions'],
  '/logs': ['/logs', '/transactions/waiting', '/devices'],
  '/devices': ['/devices'],
  '/employees': ['/employees', '/pos-connection'],
  '/subscribe': ['/subscription', '/plan'],
  '/contacts': ['/contacts'],
  '/billing': ['/subscription', '/card'],
  '/configuration': ['/registration-progress', '/pos-connection', '/tax-check'],
};
