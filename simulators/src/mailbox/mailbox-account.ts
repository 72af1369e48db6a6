/** Account of the demo's portal at the mailbox that takes its answers in. */
export const MAILBOX_ACCOUNT = {
  answersTo: 'reponse@comptoir.test',
  webhookPassword: 'demo-mailbox-webhook-password',
} as const;
