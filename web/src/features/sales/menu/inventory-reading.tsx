import type { PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import type { ProviderReport } from '@comptoir/contract/sales/menu-provider';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePosConnection, useReadAgain } from '../../../shared/pos-connection/provider.api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { isAwaited } from './menu-provider.api.ts';

interface InventoryReadingProps {
  readonly report: ProviderReport | undefined;
  /** Time of the reading that was shown when another was asked for; undefined: none was. */
  readonly since: string | null | undefined;
  readonly onAsked: () => void;
}

/** Time of the last reading at the provider, the reason for which there is none, and a way to have it done again. */
export function InventoryReading({ report, since, onAsked }: InventoryReadingProps) {
  const t = useTranslations('menuProvider');
  const { data: connection } = usePosConnection();
  const { mutate, isPending } = useReadAgain();
  if (!report || !connection) return null;
  if (connection.state !== 'connected') return <Banner tone="warning">{t('notConnected')}</Banner>;
  const isComing = isAwaited(report, since);
  return (
    <>
      <Standing connection={connection} isComing={isComing} />
      <Row gap="md" align="center">
        <ReadAgo at={report.readAt} />
        <Button
          variant="default"
          loading={isPending || (isComing && since !== undefined)}
          onClick={() => mutate(undefined, { onSuccess: onAsked })}
        >
          {t('again')}
        </Button>
      </Row>
    </>
  );
}

function Standing({ connection, isComing }: { readonly connection: PosConnectionView; readonly isComing: boolean }) {
  const t = useTranslations('menuProvider');
  const failure = connection.reads.find(({ kind }) => kind === 'inventory')?.failure;
  if (failure) return <Banner tone="warning">{t(`failures.${failure}`)}</Banner>;
  return isComing ? (
    <Banner tone="info" announced="in-turn">
      {t('reading')}
    </Banner>
  ) : null;
}

function ReadAgo({ at }: { readonly at: string | null }) {
  const t = useTranslations('menuProvider');
  const language = useLanguage();
  const now = useNow(30_000);
  return at === null ? null : <Text tone="soft">{t('read', { ago: formatAgo(new Date(at), now, language) })}</Text>;
}
