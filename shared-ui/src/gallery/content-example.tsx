import { Disclosure, Icon, List, Price, ProgressSteps, Row, Section, Tabs } from '../index';
import styles from './gallery.module.css';

export function ContentExample() {
  return (
    <Section title="Content">
      <div className={styles.grid}>
        <List variant="card" label="Account">
          <Row start={<Icon name="user" />} title="Maria Silva" detail="maria@example.com" />
          <Row start={<Icon name="card" />} title="Saved cards" end="2" to="." />
          <Row
            start={<Icon name="gift" />}
            title="Prizes"
            detail="You have 120 points, enough for a dessert of your choice"
            onClick={() => {}}
          />
        </List>
        <List label="Totals">
          <Row title="Subtotal" end="R$ 78,90" />
          <Row title="Delivery fee" detail="Vila Madalena" end="R$ 6,00" />
          <Row title="Total" end={<Price current="R$ 84,90" />} />
        </List>
        <div>
          <Disclosure summary="Monday" end="18:00 to 23:00" name="hours">
            Kitchen closes at 22:30.
          </Disclosure>
          <Disclosure summary="Tuesday" end="Closed" name="hours" open>
            We rest on Tuesdays.
          </Disclosure>
          <Disclosure summary="A day with a very long name, to see how it wraps" name="hours">
            Nothing to add.
          </Disclosure>
        </div>
        <Tabs
          label="Menu"
          items={[
            { id: 'menu', label: 'Menu', content: <p>Everything we bake.</p> },
            { id: 'info', label: 'Information', content: <p>Where we are.</p> },
            { id: 'reviews', label: 'Reviews', content: <p>What others say.</p> },
          ]}
        />
        <ProgressSteps
          label="Your order"
          steps={[
            { id: 'sent', label: 'Order sent', detail: '19:42', state: 'done', stateLabel: 'done' },
            {
              id: 'kitchen',
              label: 'In the kitchen',
              detail: 'Ready at about 20:10',
              icon: 'dish',
              state: 'current',
              stateLabel: 'in progress',
            },
            {
              id: 'way',
              label: 'On its way',
              icon: 'bike',
              state: 'upcoming',
              stateLabel: 'to come',
            },
            { id: 'there', label: 'Delivered', state: 'upcoming', stateLabel: 'to come' },
          ]}
        />
        <ProgressSteps
          label="A refused order"
          steps={[
            { id: 'sent', label: 'Order sent', state: 'done', stateLabel: 'done' },
            {
              id: 'refused',
              label: 'Cancelled by the restaurant',
              detail: 'Out of dough, sorry.',
              state: 'failed',
              stateLabel: 'failed',
            },
          ]}
        />
      </div>
    </Section>
  );
}
