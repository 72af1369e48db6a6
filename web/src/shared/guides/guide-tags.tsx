import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * Tags of the guides' texts: `t.rich(key, GUIDE_TAGS)`. A link keeps the merchant in view and names the screen it leads to, so that
 * the sentence reads on without it.
 */
export const GUIDE_TAGS = {
  p: (text: ReactNode) => <p>{text}</p>,
  ul: (text: ReactNode) => <ul>{text}</ul>,
  ol: (text: ReactNode) => <ol>{text}</ol>,
  li: (text: ReactNode) => <li>{text}</li>,
  b: (text: ReactNode) => <strong>{text}</strong>,
  dashboard: (text: ReactNode) => <Link to="/dashboard">{text}</Link>,
  practices: (text: ReactNode) => <Link to="/bestPractices">{text}</Link>,
  devices: (text: ReactNode) => <Link to="/devices">{text}</Link>,
  employees: (text: ReactNode) => <Link to="/employees">{text}</Link>,
  sales: (text: ReactNode) => <Link to="/sales">{text}</Link>,
  estimates: (text: ReactNode) => <Link to="/sales/estimates">{text}</Link>,
  contracts: (text: ReactNode) => <Link to="/sales/contracts">{text}</Link>,
  transmission: (text: ReactNode) => <Link to="/sales/transmission">{text}</Link>,
  proof: (text: ReactNode) => <Link to="/sales/proof">{text}</Link>,
  logs: (text: ReactNode) => <Link to="/logs">{text}</Link>,
  merchant: (text: ReactNode) => <Link to="/merchant">{text}</Link>,
  billing: (text: ReactNode) => <Link to="/billing">{text}</Link>,
  bills: (text: ReactNode) => <Link to="/bills">{text}</Link>,
  profile: (text: ReactNode) => <Link to="/profile">{text}</Link>,
  contact: (text: ReactNode) => <Link to="/contact">{text}</Link>,
  configuration: (text: ReactNode) => <Link to="/configuration">{text}</Link>,
  test: (text: ReactNode) => (
    <Link to="/configuration" hash="check">
      {text}
    </Link>
  ),
  taxes: (text: ReactNode) => (
    <Link to="/configuration" hash="taxes">
      {text}
    </Link>
  ),
  faq: (text: ReactNode) => <Link to="/faq">{text}</Link>,
  outage: (text: ReactNode) => <FaqLink to="outage">{text}</FaqLink>,
  code429: (text: ReactNode) => <FaqLink to="error-429">{text}</FaqLink>,
  code430: (text: ReactNode) => <FaqLink to="error-430">{text}</FaqLink>,
  code614: (text: ReactNode) => <FaqLink to="error-614">{text}</FaqLink>,
} as const;

/** A link to one answer of the FAQ, each of which has an address. */
const FaqLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to="/faq" hash={to}>
    {children}
  </Link>
);
