/** What the demo's portal is known by to the mailbox that takes its answers in. */
export const MAILBOX_ACCOUNT = {
  answersTo: 'reponse@comptoir.test',
  webhookPassword: 'demo-mailbox-webhook-password',
} as const;
