export const certificationEn = {
  title: 'Certification',
  lead: 'Revenu Québec checks the product case by case. Each request states the case below, and each reply names the next one.',
  environment: 'Environment: {environment}',
  notRun: 'No certification is run in this environment: requests state no test case.',
  noCase: 'No case is chosen. In ESSAI nothing is sent to Revenu Québec until there is one.',
  done: 'Revenu Québec asks for no further case: the certification is complete.',
  field: 'Test case of the next request',
  hint: 'Three digits, a point, three digits: case, print support and step, such as 510.001. Empty for none.',
  invalid: 'The test case must be valid',
  save: 'Use this case',
  replies: 'Last replies',
  columns: { at: 'Time', request: 'Request', device: 'Device', case: 'Case', result: 'Result', next: 'Next case' },
  accepted: 'Accepted',
  refused: 'With errors',
  none: 'None',
  empty: { title: 'No reply yet', text: 'It appears here as soon as a request has stated a case.' },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    certification: typeof certificationEn;
  }
}
