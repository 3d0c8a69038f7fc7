import { Popover } from '@base-ui/react/popover'
import type { ExplanationSentence } from '@boxtrail/client'
import { useExplainContainer } from '@boxtrail/react'
import { Icon, type IconName } from '../../parts/page/icon.tsx'
import { Problem } from '../../parts/page/problem.tsx'
import { Ago } from '../../parts/time/time.tsx'
import { kindOf } from '../../provenance/words.ts'

type Evidence = ExplanationSentence['evidence'][number]

/** Lists are reported as JSON, which is shown without its punctuation. */
const readable = (words: string): string =>
  /^[[{]/.test(words)
    ? words
        .replaceAll(/[[\]{}"]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : words

const Basis = ({ evidence }: { evidence: readonly Evidence[] }) => {
  const names = [...new Set(evidence.map(({ source }) => source.name ?? kindOf(source.kind)))]
  return (
    <Popover.Root>
      <Popover.Trigger className="basis">
        <Icon name="evidence" />
        {names.join(', ')}
        <span className="hidden">: what they reported</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className="menu-positioner">
          <Popover.Popup className="popover">
            <Popover.Title className="popover-title">This is based on</Popover.Title>
            <ul className="others">
              {evidence.map(({ source, words, reportedAt, reportId }) => (
                <li key={`${reportId} ${words}`}>
                  <p className="who">
                    <strong>{source.name ?? kindOf(source.kind)}</strong>
                    <span className="chip">{kindOf(source.kind)}</span>
                  </p>
                  <q className="words">{readable(words)}</q>
                  <p className="quiet">
                    reported <Ago at={reportedAt} />
                  </p>
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface PartProps {
  title: string
  icon: IconName
  tone: string
  sentences: readonly ExplanationSentence[]
}

const Part = ({ title, icon, tone, sentences }: PartProps) =>
  sentences.length === 0 ? null : (
    <div className="explained-part">
      <h2 className={tone}>
        <Icon name={icon} />
        {title}
      </h2>
      <ul>
        {sentences.map(({ text, evidence }) => (
          <li key={text}>
            {text} {evidence.length > 0 ? <Basis evidence={evidence} /> : null}
          </li>
        ))}
      </ul>
    </div>
  )

/** The explanation now, or at a moment. While another moment is loading, the last one remains. */
export const useExplanation = (id: string, knownAt: string | undefined) =>
  useExplainContainer(id, knownAt === undefined ? {} : { knownAt }, {
    placeholderData: (last) => (last?.id === id ? last : undefined),
  })

/** The state of the container in sentences, each with its evidence. */
export const ExplanationPanel = ({ id, knownAt }: { id: string; knownAt?: string | undefined }) => {
  const { data, error, refetch } = useExplanation(id, knownAt)
  if (error) return <Problem error={error} retry={() => void refetch()} />
  return (
    <section className="card explained" aria-label="What is going on">
      {data ? (
        <>
          <Part title="Where it is" icon="box" tone="tone-info" sentences={data.where} />
          <Part title="What holds it up" icon="lock" tone="tone-bad" sentences={data.heldUpBy} />
          <Part title="What sources disagree about" icon="alert" tone="tone-warn" sentences={data.contradicted} />
          <Part title="What comes next" icon="clock" tone="tone-good" sentences={data.next} />
          <Part title="What is not known" icon="search" tone="tone-neutral" sentences={data.unknown} />
        </>
      ) : (
        <p className="quiet">Loading …</p>
      )}
    </section>
  )
}
