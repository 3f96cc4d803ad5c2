import type { GiftIdeaGroup } from '../../domain/gift-ideas.ts';
import { Line } from '../../ui/icon.tsx';

const DRAWN: Readonly<Record<GiftIdeaGroup, string>> = {
  kitchen: 'M5 10h14v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM3 12h2M19 12h2M9 7V5M12 7V4M15 7V5',
  home: 'm4 11 8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  appliances: 'M5 3.500h14v17H5zM5 8h14M8 5.800h2M16 14.200a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  honeymoon:
    'M3 17c3-2 6 2 9 0s6-2 9 0M3 20.500c3-2 6 2 9 0s6-2 9 0M7 13a5 5 0 0 1 10 0M12 5V3M5.500 7.500 4 6M18.500 7.500 20 6',
  experiences: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14.500 7v2M14.500 11v2M14.500 15v2',
  traditions: 'M4 13c5 2 11 2 16 0-.5 4-4 7-8 7s-7.500-3-8-7zM12 10c2-2 2-4.500 0-7-2 2.500-2 5 0 7z',
  beginnings: 'M12 21v-9M12 13c0-4-3-6-8-6 0 4 3 6 8 6zM12 11c0-4 3-6 8-6 0 4-3 6-8 6z',
  giving: 'M12 19.500C6 15.500 4 12.500 4 9.300a4 4 0 0 1 8-1.300 4 4 0 0 1 8 1.300c0 3.200-2 6.200-8 10.200z',
};

export function GroupIcon({ group }: { group: GiftIdeaGroup }) {
  return <Line d={DRAWN[group]} className="size-6" />;
}
