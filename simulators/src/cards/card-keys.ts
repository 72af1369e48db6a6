/** The operator's accounts with the three card providers. Fixed, so that a portal can be configured before anything runs. */
export const CARD_KEYS = {
  /** The simulator's own face. */
  secretKey: 'sim_7a1f4c09e2b84d6fa35c',
  webhookSecret: 'simhook_c0d5e81b97f2463a8e14',
  /** Clover Ecommerce: a private token for servers, a public key for pages, and the operator's own merchant id. */
  cloverPrivateToken: 'e3b1c7d2-48a6-4f05-9c1e-72d9b60f5a84',
  cloverPublicKey: '5f2d8c1ab37e4906d1c48ef09a6b725d',
  cloverMerchantId: 'C0MPT01R0PER8',
  stripeSecretKey: 'sk_test_comptoir_demo',
  stripePublishableKey: 'pk_test_comptoir_demo',
  stripeWebhookSecret: 'whsec_comptoir_demo_4c19e7',
} as const;
