import { indianDay } from '../domain/calendar.ts';
import { brand } from './brand.ts';

/** "shagun users 2026-11-21": every file of data is called after what is in it, and its day in India. */
export function csvFileName(what: string, at: Date = new Date()): string {
  return `${brand.name} ${what} ${indianDay(at)}`.toLowerCase();
}
