import { createRoot } from 'react-dom/client'
import { Available } from './containers.tsx'

createRoot(document.getElementById('root')!).render(<Available />)
