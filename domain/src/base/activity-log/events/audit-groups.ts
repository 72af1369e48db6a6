/** Groups that acts of the audit trail are looked for under, the values of the filter. */
export const AUDIT_GROUPS = [
  'sign-in',
  'account',
  'people',
  'impersonation',
  'prices',
  'texts',
  'money',
  'devices',
  'merchant',
  'support',
  'operations',
] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];
