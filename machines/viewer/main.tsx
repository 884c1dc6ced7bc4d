import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openSession } from '../statechart/inspect';
import { Viewer } from './Viewer';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no element with the id "root".');

createRoot(container).render(
  <StrictMode>
    <Viewer session={openSession()} />
  </StrictMode>,
);
