import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Text } from '../../ui/layout.tsx';
import { versionQuery } from '../queries/help.ts';

/** Version that runs, for those who ask support about it; the way to what is new in it stands above. */
export function VersionLine() {
  const t = useTranslations('app.account');
  const { data: version } = useQuery(versionQuery());
  return version ? (
    <Text as="p" tone="soft" size="sm" wrap="anywhere">
      {t('version', { version })}
    </Text>
  ) : null;
}
