import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { blurredColours } from '../../domain/blurred-colours.ts';
import { calendarFile } from '../../domain/calendar-file.ts';
import { type Ceremony, inOrder } from '../../domain/ceremonies.ts';
import { cardPicture } from '../../domain/card-picture.ts';
import { headingOf } from '../../domain/couple.ts';
import type { Invitation } from '../../domain/invitation.ts';
import { shownHost } from '../../domain/web-address.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { useCeremonyWords } from '../../session/wishlists/ceremony-words.ts';
import { Button } from '../../ui/button.tsx';
import { Divider } from '../../ui/motif.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { CalendarIcon } from '../../ui/rare-icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { savesData } from '../../ui/saves-data.ts';
import { LinkWithHost } from './gift-face.tsx';
import { NextCeremony } from './next-ceremony.tsx';
import { WISHLIST_WIDTH } from './layout.ts';

/** The couple's story and the events. */
export function Celebration({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say, langOf } = useSession();
  const { invitation, language } = wishlist;
  const ceremonies = inOrder(wishlist.ceremonies);
  const save = useCalendar(wishlist);
  return (
    <div className={`${WISHLIST_WIDTH} pt-10`}>
      {invitation && (
        <p className="grid justify-items-center pb-2">
          <Portrait of={invitation} />
        </p>
      )}
      {invitation && invitation.story !== '' && (
        <section aria-labelledby="story" className="mx-auto max-w-prose pb-8 text-center">
          <h2 id="story" className="font-display text-2xl/8 text-wine">
            {say('invitation.story')}
          </h2>
          <p lang={langOf(invitation.story, language)} className="mt-3 whitespace-pre-line">
            {invitation.story}
          </p>
        </section>
      )}
      {ceremonies.length > 0 && (
        <section aria-labelledby="celebrations">
          <Divider />
          <h2 id="celebrations" className="mt-3 text-center font-display text-2xl/8 text-wine">
            {say('invitation.events')}
          </h2>
          <NextCeremony ceremonies={ceremonies} />
          <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2">
            {ceremonies.map((ceremony) => (
              <CeremonyCard key={ceremony.id} {...{ ceremony, language }} onSave={() => save([ceremony])} />
            ))}
          </ul>
          {ceremonies.length > 1 && (
            <p className="mt-5 text-center">
              <Button look="quiet" icon={<CalendarIcon />} onClick={() => save(ceremonies)}>
                {say('invitation.calendar.all')}
              </Button>
            </p>
          )}
        </section>
      )}
    </div>
  );
}

/** The couple in a ring like the monogram's, which it takes the place of. */
function Portrait({ of: { portrait, ...couple } }: { readonly of: Invitation }) {
  if (portrait === '' || savesData()) return <Monogram {...couple} />;
  const { picture, pictureSources } = cardPicture(portrait);
  return (
    <img
      src={picture}
      srcSet={pictureSources}
      sizes="9rem"
      alt={`${couple.first} & ${couple.second}`}
      width={144}
      height={144}
      loading="lazy"
      decoding="async"
      className="size-36 rounded-full border-4 border-double border-marigold object-cover p-1"
      style={{ background: blurredColours(portrait) }}
    />
  );
}

interface CeremonyCardProps {
  readonly ceremony: Ceremony;
  readonly language: Wishlist['language'];
  readonly onSave: () => void;
}

function CeremonyCard({ ceremony, language, onSave }: CeremonyCardProps) {
  const { say, langOf } = useSession();
  const words = useCeremonyWords();
  const { place, mapUrl, dress } = ceremony;
  const name = words.name(ceremony);
  const time = words.time(ceremony);
  return (
    <li className="flex flex-col rounded-2xl border border-line bg-card p-5">
      <h3 lang={langOf(name, language)} className="font-display text-xl break-words text-wine">
        {name}
      </h3>
      <p className="mt-1 font-medium">{words.day(ceremony.day)}</p>
      {time !== null && <p>{time}</p>}
      {place !== '' && (
        <p lang={langOf(place, language)} className="mt-2 break-words">
          {place}
        </p>
      )}
      {dress !== '' && <p className="mt-2 text-sm break-words text-faded">{say('invitation.dress', { dress })}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-2">
        <Button
          look="link"
          icon={<CalendarIcon />}
          aria-label={say('invitation.calendar.of', { name })}
          onClick={onSave}
        >
          {say('invitation.calendar')}
        </Button>
        {mapUrl !== '' && (
          <LinkWithHost href={mapUrl} host={shownHost(mapUrl)} aria-label={say('invitation.map.of', { name })}>
            {say('invitation.map')}
          </LinkWithHost>
        )}
      </div>
    </li>
  );
}

/** Downloads events as a file that every calendar opens. */
function useCalendar(wishlist: Wishlist): (ceremonies: readonly Ceremony[]) => void {
  const { say } = useSession();
  const words = useCeremonyWords();
  const heading = headingOf(wishlist);
  const url = `${window.location.origin}${paths.wishlist.to(wishlist.id)}`;
  return (ceremonies) => {
    const [first] = ceremonies;
    const name = ceremonies.length === 1 && first ? `${words.name(first)} ${heading}` : heading;
    const entries = ceremonies.map(({ dress, mapUrl, ...ceremony }) => ({
      ...ceremony,
      uid: `${ceremony.id}@${brand.domain}`,
      title: `${words.name(ceremony)} · ${heading}`,
      notes: [dress === '' ? '' : say('invitation.dress', { dress }), mapUrl].filter((note) => note !== '').join('\n'),
      url,
    }));
    const file = calendarFile(entries, { by: brand.name, at: new Date() });
    saveFile(new Blob([file], { type: 'text/calendar' }), name, 'ics');
  };
}
