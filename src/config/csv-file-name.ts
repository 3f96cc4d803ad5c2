import { indianDay } from '../domain/calendar.ts';
import { brand } from './brand.ts';

/** "shagun users 2026-11-21": the contents of the file and the date in India. */
export function csvFileName(what: string, at: Date = new Date()): string {
  return `${brand.name} ${what} ${indianDay(at)}`.toLowerCase();
}
