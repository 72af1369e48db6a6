import { SUPPORT_SECTION } from './help/support/support-section.ts';
import { INVOICE_SECTION } from './money/invoices/invoice-section.ts';
import { REVENUE_SECTION } from './money/revenue/revenue-section.ts';
import { ONBOARDING_SECTION } from './people/registration/onboarding-section.ts';
import { CERTIFICATE_SECTION } from './sales/devices/certificate-section.ts';
import { SENDING_SECTION } from './sales/transmissions/sending-section.ts';

/** The sections of the administrators’ reports by their name in paths, in the order in which the portal shows them. */
export const FIGURE_SECTIONS = {
  sending: SENDING_SECTION,
  revenue: REVENUE_SECTION,
  invoices: INVOICE_SECTION,
  onboarding: ONBOARDING_SECTION,
  certificates: CERTIFICATE_SECTION,
  support: SUPPORT_SECTION,
};

export type FigureSectionName = keyof typeof FIGURE_SECTIONS;
