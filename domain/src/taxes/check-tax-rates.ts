/** What may be wrong with the taxes set up at the provider. Source: spec §5, facts §8. */
export const TAX_FINDINGS = [
  'gst-missing',
  'gst-not-default',
  'gst-twice',
  'gst-wrong-rate',
  'qst-missing',
  'qst-not-default',
  'qst-twice',
  'qst-wrong-rate',
  'combined-rate',
  'not-recognized',
] as const;
export type TaxFinding = (typeof TAX_FINDINGS)[number];
