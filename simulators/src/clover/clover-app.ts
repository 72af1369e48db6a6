/** The app of the demo world as Clover knows it. Fixed, so that a portal can be configured before anything runs. */
export const CLOVER_APP = {
  /** Also the app's id. */
  clientId: 'C0MPT01RDEM01',
  clientSecret: '0b9a2f64-5d1e-4c37-8a40-93e1c7d25f18',
  /** Value of `X-Clover-Auth` that every delivery of a webhook carries. */
  webhookAuthCode: '7c3d8e51-2f06-4b9a-b6d4-1ea05c92f37d',
} as const;

/** Path at which an app is opened, within its Site URL. */
export const LAUNCH_PATH = '/login/clover';
