interface OutgoingAddresses {
  readonly publicUrl: string;
  readonly smtpUrl: string | null;
}

/** @throws Error with one sentence where a token or a password would go out for all to read */
export function refuseInClear({ publicUrl, smtpUrl }: OutgoingAddresses): void {
  if (!publicUrl.startsWith('https://'))
    throw new Error('The setting PUBLIC_URL begins with https:// when COMPTOIR_DEMO=off.');
  if (smtpUrl === null) return;
  const { protocol, password, searchParams } = new URL(smtpUrl);
  if (password && protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true')
    throw new Error(
      'The setting SMTP_URL has a password: it begins with smtps:// or ends in ?requireTLS=true when COMPTOIR_DEMO=off.',
    );
}
