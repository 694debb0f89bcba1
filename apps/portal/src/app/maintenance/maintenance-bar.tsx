import { CLOSED_BANNER_COOKIE } from '@mijn/domain/limits';
import { Banner, FloatingBanners } from '@mijn/ui/banner';
import { Button } from '@mijn/ui/button';
import { useKeepFocus } from '@mijn/ui/keep-focus';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { useClientValue } from '../../shared/first-view/use-client-value.ts';
import { openTabChannel, type TabChannel } from '../../shared/tabs/tab-channel.ts';
import { bannerReceived, type ShownBanner } from '../../shared/maintenance/maintenance.slice.ts';

const texts = { label: 'Mededeling', close: 'Sluiten', closeLabel: 'Mededeling sluiten' } as const;

/**
 * The interval between two checks of the clock, in milliseconds: a device that slept has a late timer, and the longest
 * timer of a browser is 24 days.
 */
const LOOK_EVERY_MS = 60_000;

function useClosedElsewhere(id: string, onClosed: () => void): () => void {
  const channel = useRef<TabChannel<string>>(undefined);
  useEffect(() => {
    const opened = openTabChannel<string>('banner');
    channel.current = opened;
    opened?.subscribe((closed) => {
      if (closed === id) onClosed();
    });
    return () => opened?.close();
  }, [id, onClosed]);
  return () => channel.current?.post(id);
}

function useEnd(endsAt: number | null, onEnd: () => void): void {
  useEffect(() => {
    if (endsAt === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = endsAt - Date.now();
      if (left <= 0) onEnd();
      else timer = setTimeout(look, Math.min(left, LOOK_EVERY_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [endsAt, onEnd]);
}

function CloseButton({ onPress }: { onPress: () => void }) {
  const ref = useKeepFocus();
  return (
    <Button ref={ref} variant="quiet" size="small" aria-label={texts.closeLabel} onPress={onPress}>
      {texts.close}
    </Button>
  );
}

/**
 * Shows the maintenance banner. One that arrives while a screen is open floats over its bottom edge until the next
 * screen, so that nothing moves.
 */
export function MaintenanceBar({ banner }: { banner: ShownBanner }) {
  const { id, kind, text, ends_in_ms, receivedAt, isLate } = banner;
  const endsAt = ends_in_ms === null ? null : receivedAt + ends_in_ms;
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const [arrivedAt, setArrivedAt] = useState(isLate ? pathname : undefined);
  if (arrivedAt !== undefined && arrivedAt !== pathname) setArrivedAt(undefined);
  const [remove] = useState(() => () => void dispatch(bannerReceived(null)));
  useEnd(endsAt, remove);
  const tellOtherTabs = useClosedElsewhere(id, remove);
  const cookie = `${CLOSED_BANNER_COOKIE}=${id}`;
  // The stream repeats a banner that was closed. The server does not draw it.
  const isClosed = useClientValue(
    () => document.cookie.includes(cookie),
    () => false,
  );
  if (isClosed) return null;
  const bar = (
    <Banner
      tone={kind}
      label={texts.label}
      isAnnounced={isLate}
      actions={
        <CloseButton
          onPress={() => {
            const secure = window.location.protocol === 'https:' ? ';secure' : '';
            document.cookie = `${cookie};path=/;samesite=lax${secure}`;
            tellOtherTabs();
            remove();
          }}
        />
      }
    >
      {text}
    </Banner>
  );
  return arrivedAt === pathname ? <FloatingBanners>{bar}</FloatingBanners> : bar;
}
