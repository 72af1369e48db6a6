export const supportQueueEn = {
  title: 'Support',
  lead: 'What merchants and partners ask, and what waits for an answer.',
  caption: 'Tickets',
  columns: {
    ticket: 'Ticket',
    person: 'Asked by',
    excerpt: 'Message',
    state: 'Status',
    assignee: 'Assignee',
    changed: 'Last message',
  },
  filters: {
    label: 'Filter tickets',
    search: 'Search',
    state: 'Status',
    toAnswer: 'To answer ({count})',
    all: 'All ({count})',
    counted: '{state}: {count}',
    assignee: 'Assignee',
    everyone: 'Everyone',
    none: 'No one',
    merchant: 'Merchant',
    allMerchants: 'All merchants',
    clear: 'Clear filters',
  },
  empty: { title: 'No ticket is waiting for an answer', text: 'What merchants and partners write comes here.' },
  unassigned: 'No one',
  ticket: {
    assignee: 'Assignee',
    answer: 'Answer',
    answerHint: 'Goes to {email} by email and is kept in the conversation.',
    send: 'Send the answer',
    solve: 'Close the ticket as well',
    note: 'Internal note',
    hintOfNote: 'Only administrators can read it.',
    saveNote: 'Save the note',
    write: 'Your message',
    close: 'Close the ticket',
    reopen: 'Reopen',
    solved: 'This ticket is solved.',
  },
  setAside: {
    title: 'Emails set aside',
    lead: 'They came to the reply address, but not from the person who asked. None of them is in a conversation.',
    caption: 'Emails set aside',
    columns: { from: 'From', subject: 'Subject', reason: 'Why', received: 'Received' },
    reasons: {
      'unknown-address': 'Sent to no conversation',
      'other-sender': 'Sent by someone else',
      'unverified-sender': 'Sender not verified',
      'sender-without-access': 'Sender has no access any more',
      'too-many': 'Too many in an hour',
    },
    ticket: 'Ticket {number}, asked by {email}',
    noTicket: 'Names no ticket',
    add: 'Add as a note',
    discard: 'Discard',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    supportQueue: typeof supportQueueEn;
  }
}
