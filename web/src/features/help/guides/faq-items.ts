/** The questions by subject, in the order in which they are shown. An id is the address of its answer: `/faq#outage`. */
export const FAQ_GROUPS = {
  sending: ['outage', 'communication-problem', 'send-now', 'forty-eight-hours', 'sale-not-in-log'],
  certificate: ['certificate', 'no-certificate', 'error-429', 'error-430', 'error-614'],
  terminal: ['employees', 'link-device', 'device-numbers', 'time-zone'],
  selling: ['test-bill', 'refund', 'tip', 'printer', 'taxes', 'item-names'],
  caterers: ['estimate', 'sign-contract', 'change-contract'],
  account: ['password', 'protect-account', 'support-access', 'invoice', 'seasonal-mode', 'records'],
} as const;

export type FaqGroup = keyof typeof FAQ_GROUPS;
export type FaqId = (typeof FAQ_GROUPS)[FaqGroup][number];
