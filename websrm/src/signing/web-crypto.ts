/**
 * WebCrypto's key types under one name each. They are derived from the global `crypto`, because a browser program finds them in the
 * DOM library and a Node program, which has no DOM library, finds them in Node's own types.
 */
export type CryptoKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** A private key that signs and the public key that verifies. */
export type CryptoKeyPair = { privateKey: CryptoKey; publicKey: CryptoKey };
