export const proofEn = {
  title: 'Proof',
  lead: 'Shows an inspector, a buyer or yourself that your bills are as they were signed, and that none is missing.',
  back: 'All sales',
  period: 'Your bills of a period',
  periodText:
    'The file holds every bill with its signature, Revenu Québec’s replies, and what it is verified with, even without Comptoir.',
  from: 'From',
  to: 'To',
  verify: 'Verify here',
  download: 'Download the proof',
  save: 'Save this proof',
  stop: 'Stop',
  file: 'A file you have',
  fileText: 'The proof is verified in this browser. It is not sent anywhere.',
  chooseFile: 'Choose the ZIP file',
  chooseFolder: 'Choose the unpacked folder',
  dropHere: 'Or drop the file or the folder here.',
  fetching: 'Fetching the bills… {size}',
  verifying: 'Verifying… {done} of {total} bills',
  saved: '{name} was saved.',
  ok: '{count, plural, =1 {All right: the one bill is as it was signed.} other {All right: the {words} bills are as they were signed, and none is missing.}}',
  empty: 'There is no bill in this period: there is nothing to prove.',
  wrong: '{count, plural, =1 {Something is wrong.} other {{words} things are wrong.}}',
  noProof: 'This is not a proof of bills, or it cannot be read.',
  more: 'and {words} more',
  reversed: 'The start date must not be after the end date.',
  tooMany: 'The period has more than 500,000 bills. Choose a shorter one.',
  business: 'Business',
  days: 'Period',
  daysValue: '{from} to {to}',
  bills: 'Bills',
  devices: 'Devices',
  fingerprint: 'Fingerprint',
  fingerprintHint: 'Note it elsewhere: it shows whether a file is this proof.',
  limits: 'What a proof does not say',
  faults: 'What is wrong',
  find: 'Find the bill',
};

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    proof: typeof proofEn;
  }
}
