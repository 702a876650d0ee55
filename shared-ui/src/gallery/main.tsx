import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '../router';
import '../tokens/index.css';
import { Gallery } from './gallery';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>
  </StrictMode>,
);
