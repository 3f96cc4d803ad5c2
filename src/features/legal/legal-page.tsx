import type { ReactNode } from 'react';
import type { MessageKey } from '../../config/messages/en.ts';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { Page, PageHeading } from '../../ui/page.tsx';

/** A paragraph, or the items of a list. */
type Block = MessageKey | readonly MessageKey[];

export interface Clause {
  /** The id for links to it. */
  readonly id: string;
  readonly title: MessageKey;
  readonly blocks: readonly Block[];
  readonly after?: ReactNode;
}

interface LegalPageProps {
  readonly title: MessageKey;
  readonly updated: MessageKey;
  readonly lead: MessageKey;
  readonly contents: MessageKey;
  readonly summary?: ReactNode;
  readonly clauses: readonly Clause[];
}

/** A legal text with its date, a table of contents, and numbered clauses that can be linked to. */
export function LegalPage({ title, updated, lead, contents, summary, clauses }: LegalPageProps) {
  const { say } = useSession();
  const words = useProductWords();
  return (
    <Page>
      <article className="mx-auto max-w-5xl">
        <PageHeading title={say(title, words)} lead={say(lead, words)} />
        <p className="-mt-3 mb-8 text-faded sm:-mt-5">{say(updated)}</p>
        {summary}
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_17rem]">
          <nav aria-label={say(contents)} className="lg:order-2">
            <div className="rounded-2xl border border-line bg-card p-5 lg:sticky lg:top-22">
              <h2 className="font-display text-xl text-wine">{say(contents)}</h2>
              <ol className="mt-1 gap-x-8 sm:columns-2 lg:columns-1">
                {clauses.map(({ id, title: heading }, index) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="flex min-h-touch items-center gap-2 text-ink underline-offset-4 hover:text-wine hover:underline lg:min-h-9 lg:text-sm"
                    >
                      <span className="min-w-6 shrink-0 text-faded figures">{index + 1}.</span>
                      {say(heading)}
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          </nav>
          <div className="max-w-prose space-y-10">
            {clauses.map((clause, index) => (
              <ClauseText key={clause.id} clause={clause} number={index + 1} />
            ))}
          </div>
        </div>
      </article>
    </Page>
  );
}

function ClauseText({ clause: { id, title, blocks, after }, number }: { clause: Clause; number: number }) {
  const { say } = useSession();
  const words = useProductWords();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <h2 id={`${id}-title`} className="font-display text-2xl/8 text-wine">
        {number}. {say(title)}
      </h2>
      <div className="mt-3 space-y-3">
        {blocks.map((block) =>
          typeof block === 'string' ? (
            <p key={block}>{say(block, words)}</p>
          ) : (
            <ul key={block[0]} className="list-disc space-y-2 pl-5 marker:text-marigold">
              {block.map((point) => (
                <li key={point}>{say(point, words)}</li>
              ))}
            </ul>
          ),
        )}
        {after}
      </div>
    </section>
  );
}
