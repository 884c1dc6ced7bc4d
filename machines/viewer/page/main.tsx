import { createRoot } from 'react-dom/client';
import { machines } from '../../registry';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no element with the id "root".');

createRoot(container).render(
  <main>
    <h1>Machines</h1>
    <ul>
      {machines.map(({ title, purpose }) => (
        <li key={title}>
          {title}: {purpose}
        </li>
      ))}
    </ul>
  </main>,
);
