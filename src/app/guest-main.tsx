import { createRoot } from 'react-dom/client';
import './theme.css';
import './first-paint/first-paint.ts';
createRoot(document.getElementById('root')!).render(<p>guest</p>);
