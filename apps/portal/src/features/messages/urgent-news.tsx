import { formatCount } from '@mijn/domain/formats';
import type { UrgentItem } from '@mijn/domain/news';
import { Banner, FloatingBanners } from '@mijn/ui/banner';
import { Button } from '@mijn/ui/button';
import { useKeepFocus } from '@mijn/ui/keep-focus';
import { Link } from '@mijn/ui/link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { newsPath, onlyMessage } from './messages.paths.ts';
import { useDismissNewsMutation, useListUrgentNewsQuery } from './urgent-news.endpoints.ts';

const texts = {
  label: (subject: string) => `Belangrijk nieuws: ${subject}`,
  read: 'Lees het bericht',
  close: (subject: string) => `Sluiten: ${subject}`,
  closeShort: 'Sluiten',
  more: (count: number) => `Nog ${formatCount(count, 'dringend bericht', 'dringende berichten')}`,
} as const;

/** The time after the opening of a screen in which nothing of it can be read yet, in milliseconds. */
const OPENING_MS = 150;

function useKnownAtOpening(ids: readonly string[]): ReadonlySet<string> {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState({ pathname, ids, isOpening: true });
  const isNew = opened.pathname !== pathname;
  if (isNew || (opened.isOpening && opened.ids.join() !== ids.join()))
    setOpened({ pathname, ids, isOpening: true });
  useEffect(() => {
    const end = () =>
      setOpened((current) => (current.pathname === pathname ? { ...current, isOpening: false } : current));
    const timer = setTimeout(end, OPENING_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return new Set(opened.ids);
}

/** The focus moves to the content after the banner. */
function CloseButton({ subject, onPress }: { subject: string; onPress: () => void }) {
  const ref = useKeepFocus();
  return (
    <Button ref={ref} variant="quiet" size="small" aria-label={texts.close(subject)} onPress={onPress}>
      {texts.closeShort}
    </Button>
  );
}

interface FoldedProps {
  items: readonly UrgentItem[];
  bannerOf: (item: UrgentItem, action?: ReactNode) => ReactNode;
}

/** Shows the banner of the first item, with a button that shows those of the others, so that they don't fill the screen. */
function Folded({ items: [first, ...others], bannerOf }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  if (!first) return null;
  const more = others.length > 0 && (
    <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
      {texts.more(others.length)}
    </Button>
  );
  return (
    <>
      {bannerOf(first, more)}
      {isOpen && others.map((item) => bannerOf(item))}
    </>
  );
}

/**
 * Shows the urgent news. News that arrives while a screen is open floats over its bottom edge until the next screen, so
 * that nothing moves. Staff who may only read can't close it for the member.
 */
export function UrgentNews({ associationId: association_id }: { associationId: string }) {
  const { isReadOnly } = useSession();
  const brand = useBrand();
  const { data, refetch } = useListUrgentNewsQuery({ params: { association_id } });
  const [dismiss] = useDismissNewsMutation();
  const count = useAppSelector(({ mediaCounts }) => mediaCounts[association_id]?.['news'] ?? 0);
  const lastCount = useRef(count);
  useEffect(() => {
    // News that was published meanwhile may be urgent.
    if (count > lastCount.current) void refetch();
    lastCount.current = count;
  }, [count, refetch]);

  const items = data?.data ?? [];
  const known = useKnownAtOpening(items.map(({ id }) => id));
  const late = items.filter(({ id }) => !known.has(id));
  const bannerOf: FoldedProps['bannerOf'] = ({ id: item_id, subject }, action) => (
    <Banner
      key={item_id}
      tone="warning"
      label={texts.label(subject)}
      isAnnounced
      actions={
        <>
          <Link href={newsPath(brand.slug) + onlyMessage(item_id)}>{texts.read}</Link>
          {action}
          {!isReadOnly && (
            <CloseButton
              subject={subject}
              onPress={() => void dismiss({ params: { association_id, item_id } })}
            />
          )}
        </>
      }
    >
      <strong>{subject}</strong>
    </Banner>
  );
  return (
    <>
      <Folded items={items.filter(({ id }) => known.has(id))} bannerOf={bannerOf} />
      {late.length > 0 && (
        <FloatingBanners>
          <Folded items={late} bannerOf={bannerOf} />
        </FloatingBanners>
      )}
    </>
  );
}
