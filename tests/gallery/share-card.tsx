import { createRoot } from 'react-dom/client';
import '../../src/app/theme.css';
import './share-card.css';
import { Marigold } from '../../src/ui/marigold.tsx';
import { Toran } from '../../src/ui/motifs.tsx';

/** The picture of shared links, public/share-card.png. */
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <div className="garland">
      <Toran />
    </div>
    <div className="flower">
      <Marigold className="" />
    </div>
    <p>
      A gift list, blessed
      <br />
      by the people we love
    </p>
  </>,
);
