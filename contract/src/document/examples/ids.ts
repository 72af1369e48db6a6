/** Ids that differ at a glance: `id(7)`. */
export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Ids that examples share, so that one reads on where another ends. */
export const MERCHANT_ID = id(1);
export const PARTNER_ID = id(5);
export const DEVICE_ID = id(10);
export const USER_ID = id(60);
export const TECHNICIAN_ID = id(90);
export const INVOICE_ID = id(40);
export const OTHER_ID = id(1000);

/** A web token is three parts of base64url; the middle one is readable. */
export const WEB_TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJyb2xlIjoibWVyY2hhbnQifQ.c2lnbmF0dXJl';
