import type { AccountWords } from '../../base/accounting/account.ts';
import { billWordsEn } from '../bills/bill-words.en.ts';
import type { SalesAccount } from './sales-accounts.ts';

const { payments } = billWordsEn;

/** Purposes of a merchant's accounts, with their usual names and numbers, in English. */
export const salesAccountsEn: Readonly<Record<SalesAccount, AccountWords>> = {
  ARG: { label: payments.ARG, name: 'Cash on Hand', number: '1010' },
  DEB: { label: payments.DEB, name: 'Debit Card Clearing', number: '1020' },
  CRE: { label: payments.CRE, name: 'Credit Card Clearing', number: '1030' },
  MVO: { label: payments.MVO, name: 'Digital Wallet Clearing', number: '1040' },
  CPR: { label: payments.CPR, name: 'Gift Card Liability', number: '2350' },
  CHQ: { label: payments.CHQ, name: 'Cheques to Deposit', number: '1050' },
  COU: { label: payments.COU, name: 'Coupons Redeemed', number: '4030' },
  FID: { label: payments.FID, name: 'Loyalty Points Redeemed', number: '4040' },
  CRY: { label: payments.CRY, name: 'Cryptocurrency Clearing', number: '1060' },
  TFD: { label: payments.TFD, name: 'Bank Transfer Clearing', number: '1070' },
  MIX: { label: payments.MIX, name: 'Mixed Payments Clearing', number: '1080' },
  AUT: { label: 'Other, unknown or no means', name: 'Other Payments Clearing', number: '1090' },
  receivable: { label: 'On account, and bills in instalments', name: 'Customer Balances', number: '1210' },
  sales: { label: 'Sales before tax', name: 'Sales', number: '4000' },
  refunds: { label: 'Refunds before tax', name: 'Sales Returns', number: '4010' },
  service: { label: 'Service charges', name: 'Service Charges', number: '4020' },
  alcohol: { label: 'Supplementary taxes such as duties on alcohol', name: 'Alcohol Duties Payable', number: '2330' },
  gst: { label: 'GST collected', name: 'GST Collected', number: '2310' },
  qst: { label: 'QST collected', name: 'QST Collected', number: '2320' },
  tips: { label: 'Tips', name: 'Tips Payable', number: '2340' },
  adjustment: { label: 'Rounding and coupons after tax', name: 'Rounding', number: '4900' },
};
