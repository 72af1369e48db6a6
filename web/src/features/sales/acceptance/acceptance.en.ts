export const acceptanceEn = {
  title: 'Estimate: {occasion}',
  lead: '{number}, revision {revision}, for {customer}',
  print: 'Print',
  pdf: 'Estimate as PDF',
  until: 'You can answer until {day}, 11:59 p.m. ({zone}).',
  states: {
    accepted: {
      title: 'You have accepted this estimate',
      text: 'Thank you! {merchant} has been notified. A copy was sent to you by email: keep it.',
      paper: 'You gave {merchant} your acceptance on paper.',
    },
    declined: {
      title: 'This estimate was declined',
      text: '{merchant} has been notified. If you change your mind, write or call.',
    },
    expired: {
      title: 'This estimate has expired',
      text: 'It could be accepted until {day}. Ask {merchant} for a new one.',
    },
    replaced: {
      title: 'A newer version was sent to you',
      text: 'This one can no longer be accepted. Open the link that {merchant} sent you last.',
    },
    resting: {
      title: 'This estimate cannot be accepted online at the moment',
      text: 'Write to {merchant} or call.',
    },
    proposed: {
      title: 'Your proposal was sent',
      text: '{merchant} will answer you. Until then this estimate stays as it is.',
    },
  },
  evidence: {
    title: 'Your acceptance',
    name: 'Name',
    at: 'When',
    utc: 'Universal time (UTC)',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
    digest: 'Fingerprint of the document (SHA-256)',
  },
  occasion: {
    title: 'The event',
    when: 'When',
    whenAt: '{day} at {time}',
    place: 'Where',
    persons: 'Persons',
  },
  price: {
    title: 'The price',
    service: 'Service',
    subtotal: 'Subtotal',
    gst: 'GST',
    qst: 'QST',
    total: 'Total',
    tip: 'Tip, outside the total',
    each: '{quantity} at {price}',
  },
  payments: {
    title: 'Payments',
    deposit: 'Deposit',
    instalment: 'Instalment',
    balance: 'Balance',
    due: 'at the latest on {day}',
    now: 'once the estimate is accepted',
  },
  terms: { title: 'Terms', none: 'The caterer states no other terms.' },
  answer: {
    title: 'Your answer',
    lead: 'Accepting commits you to the estimate and the terms above. You and {merchant} then sign the contract.',
    isRead: 'I have read the estimate and its terms, and I accept them.',
    name: 'Your name',
    nameHint: 'Typed here, your name stands for your signature.',
    draw: 'Draw your signature (optional)',
    pad: 'Area to draw a signature in, with a finger or a mouse',
    clear: 'Clear',
    submit: 'Accept the estimate of {total}',
    other: 'Or',
    decline: 'Decline',
    propose: 'Propose a change',
    box: 'Tick the box once you have read the estimate and its terms',
  },
  decline: {
    title: 'Decline the estimate',
    reason: 'Why?',
    hint: '{merchant} will read it.',
    submit: 'Decline the estimate',
    cancel: 'Go back',
  },
  propose: {
    title: 'Propose a change',
    text: 'What should be different?',
    hint: 'The number of persons, the menu, the hour… {merchant} can send you a new version.',
    submit: 'Send the proposal',
  },
  unknown: {
    title: 'This link does not work',
    text: 'It may have been cut in two. Open it again from the email, or write to the caterer who sent it.',
  },
  contact: { title: 'Questions?', gst: 'GST {number}', noGst: 'Not registered for GST', qst: 'QST {number}' },
  private: 'This page is yours alone: no account, no tracking. Do not share its address.',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    acceptance: typeof acceptanceEn;
  }
}
