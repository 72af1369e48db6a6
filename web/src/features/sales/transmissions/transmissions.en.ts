export const transmissionsEn = {
  title: 'Transmissions',
  lead: 'What each device still has to send to Revenu Québec, why it waits, and when it goes.',
  summary: {
    nothing: 'Everything has been sent to Revenu Québec.',
    waiting: '{count, plural, one {# bill is waiting} other {# bills are waiting}}.',
    safe: 'Nothing is lost: each is kept with its signature and sent automatically, in order, as soon as Revenu Québec responds. Keep selling. The law allows 48 hours.',
    noDevice: 'No device is linked',
    noDeviceHint: 'Once a device makes bills, what it has sent is shown here.',
    toDevices: 'See the devices',
  },
  lanes: {
    title: 'Devices',
    device: 'Device',
    waiting: 'Waiting',
    attempts: 'Failed attempts',
    certificate: 'Certificate',
    none: 'All sent',
    count: '{count, plural, one {# bill} other {# bills}}',
    oldest: 'oldest: {age} of 48 h',
    notLinked: 'Not linked',
  },
  next: {
    now: 'Next attempt: now.',
    // an hour of this language ends with a point of its own
    at: 'Next attempt: {time}',
    onSale: 'Next attempt: with the next sale, at the end of the shift, or from here.',
    afterContact: 'Next attempt: when the device connects again.',
  },
  reasons: {
    sending: 'Being sent right now.',
    restored: 'Our database was restored: the device is waited for before anything leaves.',
    'not-reached': 'Revenu Québec cannot be reached.',
    'no-answer': 'Revenu Québec’s reply was lost or unusable; the same bill is sent again, and counts once.',
    'not-taken': 'Revenu Québec answered that it cannot accept bills at the moment.',
    interrupted: 'Sending was interrupted; it starts again automatically.',
    resting: 'On hold after a cancelled batch.',
    queued: 'Next in line.',
  },
  certificates: {
    none: 'No certificate',
    valid: 'Valid',
    renewable: 'Renewable',
    expiring: 'Expires soon',
    expired: 'Expired',
    revoked: 'Revoked',
  },
  detail: {
    notLinked: 'This device is no longer linked. What it submitted is still sent from here.',
    certificate: {
      soon: 'Its certificate expires soon: have it renewed, so that the device can go on billing.',
      ended:
        'Its certificate has ended. The bills that it signed before are still sent; it needs a new one before it can make more.',
    },
  },
  batches: {
    title: 'Latest batches',
    at: 'Requested',
    by: 'By',
    state: 'Status',
    progress: 'Received by Revenu Québec',
    open: 'Details',
    of: '{done, number} of {planned, number}',
    refused: '({count, plural, one {# refused} other {# refused}})',
    states: { running: 'Under way', sent: 'Sent', unanswered: 'Not answered', cancelled: 'Cancelled' },
    detail: 'The batch, bill by bill',
    ended: {
      running: 'It is under way; this list follows it.',
      sent: 'Revenu Québec has answered about each bill.',
      unanswered:
        'Revenu Québec did not answer: {left, plural, one {# bill was left} other {# bills were left}} waiting when it ended, and will be sent automatically.',
      since:
        'When it ended, {left, plural, one {# bill was} other {# bills were}} left waiting. Revenu Québec has answered about each of them since.',
      cancelled:
        'It was cancelled with {left, plural, one {# bill} other {# bills}} left. They are sent automatically after fifteen minutes, or with the next sale.',
    },
    cancel: 'Cancel the batch',
    cancelHint: 'What is under way is finished. The rest waits fifteen minutes, then is sent automatically.',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    transmissions: typeof transmissionsEn;
  }
}
