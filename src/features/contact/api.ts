import type { Connection } from '../../data/connection.ts';
import type { PersonId } from '../../domain/ids.ts';
import type { ContactForm } from '../../domain/support.ts';

export interface ContactApi {
  readonly send: (form: ContactForm, sender: PersonId) => Promise<unknown>;
}

export function contactApi(connection: Connection): ContactApi {
  return {
    send: async (form, sender) =>
      (await import('../../data/support/operations.ts')).sendSupportMessage(connection, form, sender),
  };
}
