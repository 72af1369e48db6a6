/** Ids that examples share, so that one reads on where another ends. */
export const MERCHANT_ID = '0198c5a2-7d11-7b3e-9f04-6a1d2c3b4e5f';
export const PARTNER_ID = '0198c5a2-7d11-7b3e-9f04-000000000a01';
export const USER_ID = '0198c5a2-7d11-7b3e-9f04-000000000b01';
export const DEVICE_ID = '0198c5a2-7d11-7b3e-9f04-000000000c01';
export const INVOICE_ID = '0198c5a2-7d11-7b3e-9f04-000000000d01';
export const TECHNICIAN_ID = '0198c5a2-7d11-7b3e-9f04-000000000f01';
export const OTHER_ID = '0198c5a2-7d11-7b3e-9f04-000000000e01';

/** A web token is three parts of base64url; the middle one is readable. */
export const WEB_TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJyb2xlIjoibWVyY2hhbnQifQ.c2lnbmF0dXJl';
