import { type ReactNode } from 'react';

/** A sheet of the invitation, under its marigold border. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto max-w-md px-4 py-8">
      <section className="overflow-hidden rounded-2xl border border-line bg-card shadow-sm">
        <div aria-hidden className="h-1.5 bg-linear-to-r from-marigold via-wine to-marigold" />
        <div className="space-y-4 px-5 py-6">
          <h1 className="font-display text-3xl text-wine">{title}</h1>
          {children}
        </div>
      </section>
    </main>
  );
}
