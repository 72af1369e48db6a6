/** Credentials of the remote server: its certificate and key for the connection, its code for the signature. */
export interface ServerCredentials {
  readonly certificate: string;
  readonly privateKey: string;
  readonly thumbprint: string;
  readonly authorizationCode: string;
}
