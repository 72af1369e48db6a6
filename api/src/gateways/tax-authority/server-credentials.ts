/** What the remote server proves itself with: its certificate and key for the connection, its code for the signature. */
export interface ServerCredentials {
  readonly certificate: string;
  readonly privateKey: string;
  readonly thumbprint: string;
  readonly authorizationCode: string;
}
