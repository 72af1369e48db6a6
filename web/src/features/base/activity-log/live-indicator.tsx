import { useTranslations } from 'use-intl';
import type { LiveState } from '../../../shared/live/live-updates.ts';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';

const TONES: Readonly<Record<LiveState, Tone>> = { connecting: 'neutral', live: 'success', polling: 'warning' };

/** Says if and how the screen keeps itself up to date. */
export function LiveIndicator({ state }: { readonly state: LiveState }) {
  const t = useTranslations('activityLog.live');
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
