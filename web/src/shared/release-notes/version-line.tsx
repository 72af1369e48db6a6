import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Text } from '../../ui/layout.tsx';
import { sendRequest } from '../http/send-request.ts';

/** Version that runs, for those who ask support about it; the way to what is new in it stands above. */
export function VersionLine() {
  const t = useTranslations('app.account');
  const { data: version } = useQuery({ queryKey: ['version'], queryFn: readVersion });
  return version ? (
    <Text as="p" tone="soft" size="sm" wrap="anywhere">
      {t('version', { version })}
    </Text>
  ) : null;
}

/** Reads the version of the server; null when it does not say. Whoever watches servers asks the same, so it is no call of the contract. */
async function readVersion({ signal }: { readonly signal: AbortSignal }): Promise<string | null> {
  const reply = await sendRequest({ method: 'GET', path: '/healthz', signal });
  const said = (await reply.json()) as { readonly version?: string };
  return said.version ?? null;
}
