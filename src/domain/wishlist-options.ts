/** A separate module, because the inline script of every page imports it. */
export const EVENT_TYPES = ['wedding', 'engagement', 'anniversary', 'other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const VISIBILITIES = ['public', 'link_only', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Where the couple has put the list in its life; null while it is open, paused or deactivated. See list-state.ts. */
export const STAGES = ['draft', 'after'] as const;
export type Stage = (typeof STAGES)[number];

/** Who may contribute. */
export const GIVERS = ['anyone', 'signed_in'] as const;
export type Givers = (typeof GIVERS)[number];

/** How the page looks; the palettes and motifs are in src/ui/themes.css. */
export const THEMES = ['marigold', 'mehndi', 'lotus', 'peacock', 'jaali', 'ivory'] as const;
export type Theme = (typeof THEMES)[number];

export const CATEGORIES = ['physical', 'experience', 'donation'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** The parts of a long list, in their order on the page. */
export const SECTIONS = [
  'kitchen',
  'living',
  'bedroom',
  'home',
  'puja',
  'personal',
  'journeys',
  'experiences',
  'books',
  'causes',
  'other',
] as const;
export type Section = (typeof SECTIONS)[number];

/** `custom` has a name of its own. */
export const CEREMONY_KINDS = [
  'engagement',
  'haldi',
  'mehndi',
  'sangeet',
  'nikah',
  'anand_karaj',
  'muhurtham',
  'wedding',
  'reception',
  'custom',
] as const;
export type CeremonyKind = (typeof CEREMONY_KINDS)[number];

export const EDIT_KINDS = ['details', 'add', 'edit', 'remove', 'reorder', 'unlist', 'invitation', 'ceremony'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];
