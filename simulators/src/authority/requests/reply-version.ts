/** What opens every reply. */
export const REPLY_VERSION = { jsonVersi: '01.00' } as const;
